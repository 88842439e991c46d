/** Maximum ids stored for one day; if there are more, all items of the day count as seen. */
export const maxSeenIds = 300

/** Maximum stored badges, as `category tier`; there are 25 badges. */
export const maxSeenBadges = 50
