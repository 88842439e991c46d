export const daysOfWithdrawals = "ALTER TABLE feedback ADD COLUMN withdrawn_on date;"
