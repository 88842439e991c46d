export const productName = "HonestHive"
