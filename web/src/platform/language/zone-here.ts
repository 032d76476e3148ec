let zone: string | undefined

/**
 * The IANA zone of the reader's own clock. Asked once while the page is looked at: every event of a list
 * wants it, and each asking costs the browser a millisecond. Whoever comes back to it may have travelled.
 */
export function zoneHere(): string {
  if (zone !== undefined) return zone
  zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  document.addEventListener('visibilitychange', () => (zone = undefined), { once: true })
  return zone
}
