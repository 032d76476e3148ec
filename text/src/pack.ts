import type { Language } from '@touchline/domain/values/language'

/** One capability's sentences, fetched a language at a time and kept. */
export interface Pack<Text> {
  /** The same promise each time. */
  readonly load: (language: Language) => Promise<Text>
}

export function pack<Text>(loaders: Record<Language, () => Promise<Text>>): Pack<Text> {
  const asked = new Map<Language, Promise<Text>>()

  function load(language: Language): Promise<Text> {
    const running = asked.get(language)
    if (running) return running
    const loading = loaders[language]()
    asked.set(language, loading)
    loading.then(
      // React's own marks of a promise whose value is known: `use` takes it without waiting.
      (value) => Object.assign(loading, { status: 'fulfilled', value }),
      // Offline just now: the next look asks again.
      () => asked.delete(language),
    )
    return loading
  }

  return { load }
}
