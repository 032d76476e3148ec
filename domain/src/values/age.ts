/** In years: who is younger is a minor. */
export const fullAge = 18

/**
 * Completed years of life on a day; both days as YYYY-MM-DD. Whoever was born on 29 February has
 * their birthday on 1 March in common years, as civil law in Germany, Spain, France and the United
 * Kingdom counts. Negative before birth.
 */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4))
  const hadBirthday = day.slice(5) >= birthDate.slice(5)
  return hadBirthday ? years : years - 1
}

/** Under 18: guardians are involved in everything that concerns them. */
export function isMinor(birthDate: string, today: string): boolean {
  return ageOn(birthDate, today) < fullAge
}
