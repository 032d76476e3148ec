/** The 49,000 most common passwords in breaches, from a list shipped with the server. */
let reading: Promise<ReadonlySet<string>> | undefined

/** True for common passwords in any capitalisation. */
export async function isCommonPassword(password: string): Promise<boolean> {
  reading ??= readList()
  return (await reading).has(password.toLowerCase())
}

async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}
