/** The 49,000 passwords that breaches showed most, from a list that travels with the server: no one is asked. */
let reading: Promise<ReadonlySet<string>> | undefined

/** Whether everyone who guesses begins with it, however it is capitalised. */
export async function isCommonPassword(password: string): Promise<boolean> {
  reading ??= readList()
  return (await reading).has(password.toLowerCase())
}

async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}
