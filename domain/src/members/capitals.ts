const particles =
  /^(?:de|del|della|di|da|das|do|dos|du|des|la|le|las|los|von|van|vom|zu|zur|zum|der|den|ter|ten|af|av|y|e|el|al)$/

/** A name that begins with one has it large: Le Goff, La Rocca, El Idrissi. */
const articles = /^(?:la|le|las|los|les|el|al)$/

/**
 * "MIKE MCDONALD" as people write it: Mike McDonald. Words that aren't all capitals stay as they are;
 * two letters are only taken as a name where the whole name shouts.
 */
export function fromCapitals(name: string): string {
  const shouts = isCapitals(name) && name.replaceAll(/[^\p{L}]/gu, '').length > 3
  return name
    .split(' ')
    .map((word, at) => {
      if (!isCapitals(word) || (!shouts && lettersIn(word) < 3)) return word
      return inNameCase(word, at)
    })
    .join(' ')
}

/** The last name begins where the first one ends: "VAN DER BERG" is "van der Berg". */
export function lastNameFromCapitals(name: string): string {
  const words = fromCapitals(name).split(' ')
  const last = words.length - 1
  return words
    .map((word, at) => {
      const small = word.toLocaleLowerCase()
      const isSmall = particles.test(small) && !(at === 0 && articles.test(small))
      return at < last && isCapitals(name) && isSmall ? small : word
    })
    .join(' ')
}

function inNameCase(word: string, at: number): string {
  const small = word.toLocaleLowerCase()
  if (at > 0 && particles.test(small)) return small
  return small
    .replaceAll(/(^|[-'’`.])(\p{L})/gu, (_, before: string, letter: string) => before + up(letter))
    .replace(/^Mc(\p{L})/u, (_, letter: string) => `Mc${up(letter)}`)
}

function up(letter: string): string {
  return letter.toLocaleUpperCase()
}

function lettersIn(word: string): number {
  return word.replaceAll(/[^\p{L}]/gu, '').length
}

function isCapitals(text: string): boolean {
  return lettersIn(text) > 1 && text === text.toLocaleUpperCase() && !/\d/.test(text)
}
