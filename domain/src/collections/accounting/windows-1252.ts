import { sepaText } from '../debits/sepa-text.ts'

/** What Windows-1252 has between 0x80 and 0x9f. */
const beyondLatin = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ'

/** A text with the letters that Windows-1252 has; others become their nearest, as banks write them. */
export function toWindows1252(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[^\p{ASCII}\u00a0-\u00ff]/gu, (letter) =>
      beyondLatin.includes(letter) ? letter : sepaText(letter, 3),
    )
}
