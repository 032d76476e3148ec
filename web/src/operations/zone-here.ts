/** The operator's own zone: figures and the log have none of their own. */
export const zoneHere = Intl.DateTimeFormat().resolvedOptions().timeZone
