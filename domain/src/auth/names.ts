/** Sources of a person's name: metadata of the account and of its first identity. */
export interface NameSources {
  readonly metadata?: Readonly<Record<string, unknown>> | undefined
  readonly identity?: Readonly<Record<string, unknown>> | undefined
  /** The first name this browser stored earlier. */
  readonly stored?: string | undefined
}

export interface StoredNames {
  readonly firstName: string
  readonly lastName: string
}

/** The name to call someone by; undefined when nothing is known ("User" on the screen). */
export function displayName(passedIn: string | undefined, known: NameSources): string | undefined {
  const candidates = [
    passedIn,
    wordsAt(known.metadata, 'first_name'),
    firstWord(wordsAt(known.identity, 'name')) ?? wordsAt(known.identity, 'given_name'),
    known.stored,
  ]
  return candidates.map((candidate) => candidate?.trim()).find(Boolean)
}

/** The names the browser keeps: from a provider's full name, else from the sign-up form. */
export function namesToStore(known: NameSources): StoredNames {
  const [first, ...rest] = wordsAt(known.identity, 'name')?.split(/\s+/) ?? []
  return {
    firstName:
      first ?? wordsAt(known.identity, 'given_name') ?? wordsAt(known.metadata, 'first_name') ?? '',
    lastName:
      rest.length > 0
        ? rest.join(' ')
        : (wordsAt(known.identity, 'family_name') ?? wordsAt(known.metadata, 'last_name') ?? ''),
  }
}

function firstWord(words: string | undefined): string | undefined {
  return words?.split(/\s+/, 1)[0]
}

function wordsAt(source: NameSources['metadata'], key: string): string | undefined {
  const value = source?.[key]
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}
