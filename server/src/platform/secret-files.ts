import { readFileSync } from 'node:fs'

import type { Environment } from './config.ts'

/**
 * Adds the content of the file in `NAME_FILE` as NAME: containers pass secrets as files. `problems`
 * has a line for each variable that is set twice or can't be read.
 */
export function withSecretFiles(environment: Environment, names: readonly string[]) {
  const given = new Map(Object.entries(environment).filter(([, value]) => value))
  const problems: string[] = []
  for (const name of names) {
    const file = given.get(`${name}_FILE`)
    if (file === undefined) continue
    if (given.has(name)) problems.push(`${name}_FILE: set this or ${name}, not both`)
    else
      try {
        given.set(name, readFileSync(file, 'utf8').trim())
      } catch {
        problems.push(`${name}_FILE: the file ${file} can't be read`)
      }
  }
  return { given: Object.fromEntries(given), problems }
}
