/** What an operator may turn off for the installation, or for a club with its teams. */
export const features = [
  'collections',
  'leagues',
  'messages',
  'registrations',
  'websites',
  'integrations',
  'premium',
] as const

export type Feature = (typeof features)[number]

/** Turned on or off; null leaves it to the next one: a club's to the installation's. */
export type FeatureSettings = Readonly<Partial<Record<Feature, boolean | null>>>

/** The first setting that isn't null decides; without any the feature is on. */
export function featuresOff(...settings: readonly FeatureSettings[]): readonly Feature[] {
  return features.filter((feature) => {
    const decided = settings.find((one) => typeof one[feature] === 'boolean')
    return decided?.[feature] === false
  })
}

export function isFeature(name: string): name is Feature {
  return features.some((feature) => feature === name)
}

/** The same as a table: what isn't off is on. */
export function featuresOn(off: readonly Feature[]): Record<Feature, boolean> {
  const isOn = (feature: Feature) => !off.includes(feature)
  return {
    collections: isOn('collections'),
    leagues: isOn('leagues'),
    messages: isOn('messages'),
    registrations: isOn('registrations'),
    websites: isOn('websites'),
    integrations: isOn('integrations'),
    premium: isOn('premium'),
  }
}
