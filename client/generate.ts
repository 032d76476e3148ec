/** Writes the types of the client from the OpenAPI document; `--check` only compares. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { contract } from '@touchline/contract/contract'
import openapiTypes, { astToString } from 'openapi-typescript'

import { tokenAccess } from '../server/src/integrations/commands/programs.ts'
import { describe } from '../server/src/platform/http/openapi.ts'

const file = join(import.meta.dirname, 'src/api.generated.ts')
const fresh = await types()
if (!process.argv.includes('--check')) {
  writeFileSync(file, fresh)
} else if (readFileSync(file, 'utf8') !== fresh) {
  console.error('The types of the client differ from the API. Run: node client/generate.ts')
  process.exitCode = 1
}

async function types(): Promise<string> {
  const document = await describe(contract, 'https://touchline.example', tokenAccess)
  const paths = Object.entries(document.paths).flatMap(([path, operations]) => {
    const usable = Object.entries(operations).filter(([, one]) => isForTokens(one))
    return usable.length === 0 ? [] : [[path, Object.fromEntries(usable)] as const]
  })
  const described = JSON.stringify(
    { ...document, paths: Object.fromEntries(paths) },
    withoutExamples,
  )
  return compact(astToString(await openapiTypes(Buffer.from(described))))
}

function isForTokens({ security = [] }: { security?: readonly object[] | undefined }): boolean {
  return security.some((one) => 'token' in one)
}

/** They are in the document that each installation serves. */
function withoutExamples(key: string, value: unknown): unknown {
  return key === 'example' || (key === 'pattern' && typeof value === 'string') ? undefined : value
}

/** Drops empty members, which are two thirds of the file. */
function compact(source: string): string {
  return source
    .replaceAll(/^ +\w+\?: never;\n|^export type \$defs.*\n/gm, '')
    .replaceAll(/^( {4})+/gm, (indent) => '\t'.repeat(indent.length / 4))
}
