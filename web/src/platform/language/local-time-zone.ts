let zone: string | undefined

/**
 * The reader's IANA time zone. Cached while the page is visible, because each query takes a
 * millisecond; travellers get the new one when they return.
 */
export function localTimeZone(): string {
  if (zone !== undefined) return zone
  zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  document.addEventListener('visibilitychange', () => (zone = undefined), { once: true })
  return zone
}
