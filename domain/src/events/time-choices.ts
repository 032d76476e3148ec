export const defaultStartTime = '09:00'
export const defaultEndTime = '10:30'

/** The 48 half hours a time field proposes; any other minute can be typed. */
export const timeChoices: readonly string[] = Array.from({ length: 48 }, (_, half) => {
  const hour = String(Math.floor(half / 2)).padStart(2, '0')
  return `${hour}:${half % 2 === 0 ? '00' : '30'}`
})
