const particles =
  /^(?:de|del|della|di|da|das|do|dos|du|des|la|le|las|los|von|van|vom|zu|zur|zum|der|den|ter|ten|af|av|y|e|el|al)$/

/** Articles that are capitalised at the start of a name: Le Goff, La Rocca, El Idrissi. */
const articles = /^(?:la|le|las|los|les|el|al)$/

/**
 * Turns "MIKE MCDONALD" into "Mike McDonald" and leaves mixed-case words alone. Words of two
 * letters count as capitals only if the whole name is in capitals, because MJ is a first name.
 */
export function fixCapitals(name: string): string {
  const shouts = isCapitals(name) && name.replaceAll(/[^\p{L}]/gu, '').length > 3
  return name
    .split(' ')
    .map((word, at) => {
      if (!isCapitals(word) || (!shouts && lettersIn(word) < 3)) return word
      return inNameCase(word, at)
    })
    .join(' ')
}

/** Like `fixCapitals`, but particles stay lower-case: "VAN DER BERG" becomes "van der Berg". */
export function fixLastNameCapitals(name: string): string {
  const words = fixCapitals(name).split(' ')
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
