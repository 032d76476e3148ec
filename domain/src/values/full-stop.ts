/** Ends a sentence with a name: "SV Grünwald e.V." already has a full stop. */
export function withFullStop(name: string): string {
  return /\.\u2069?$/.test(name) ? name : `${name}.`
}
