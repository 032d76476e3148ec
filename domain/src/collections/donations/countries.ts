/** Countries whose form of donation receipt we know. */
export const donationCountries = ['DE', 'FR', 'ES'] as const
export type DonationCountry = (typeof donationCountries)[number]

export function isDonationCountry(country: string): country is DonationCountry {
  return donationCountries.some((known) => known === country)
}
