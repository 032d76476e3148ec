/** In years; younger people are minors. */
export const fullAge = 18

/**
 * Completed years on a day (YYYY-MM-DD); negative before birth. People born on 29 February have
 * their birthday on 1 March in common years, as civil law in Germany, Spain, France and the United
 * Kingdom says.
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
