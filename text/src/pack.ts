import type { Language } from '@touchline/domain/values/language'

/** One capability's sentences, fetched a language at a time and kept. */
export interface Pack<Text> {
  /** The same promise each time. */
  readonly load: (language: Language) => Promise<Text>
}

/** Milliseconds. */
const askAgainAfter = 1000

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
      (reason: unknown) => {
        void Object.assign(loading, { status: 'rejected', reason })
        // Offline just now: a later look asks again. This one would never end with a new promise each time.
        setTimeout(() => asked.delete(language), askAgainAfter)
      },
    )
    return loading
  }

  return { load }
}
