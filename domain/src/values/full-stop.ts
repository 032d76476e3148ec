/** A name at the end of a sentence: "SV Grünwald e.V." has its full stop already. */
export function withFullStop(name: string): string {
  return /\.\u2069?$/.test(name) ? name : `${name}.`
}
