/** A complete address: something, an at sign, a domain with a dot, nothing else. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>".]+$/.test(text)
}

/** The addresses of one cell: separated by commas, semicolons, slashes or blanks, names dropped. */
export function addressesIn(cell: string): string[] {
  return cell
    .replaceAll(/mailto:/gi, '')
    .replaceAll(/[^,;|/\n<>]*<([^<>]+)>/g, '$1,')
    .split(/[,;|/\s]+/)
    .map((address) => address.toLowerCase())
    .filter((address) => address !== '')
}
