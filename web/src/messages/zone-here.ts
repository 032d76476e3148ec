/** Where the reader is: what people say to each other has the time of their own clock. */
export function zoneHere(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
