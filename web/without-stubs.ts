import { glob, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * The bundler gives modules within a larger chunk a file of their own that only re-exports them: one
 * more request on every page. These are removed, and their importers get the chunk. Of the pages and
 * layouts in one chunk only one can go, since each is the default export of its file.
 */
const stubs = ['entry.client', 'root', 'data-layout', 'account-layout', 'signed-in-links']

/** Of a stub: what it names, and in which file. */
const onlyNames = /^(?:export\s*\{([^}]*)\}\s*from|import)\s*"\.\/([\w.-]+\.js)";?\s*$/

export async function withoutStubs(build: string): Promise<void> {
  const client = join(build, 'client')
  const assets = join(client, 'assets')
  const moved = new Map<string, string>()
  for await (const file of glob(`{${stubs.join()}}-*.js`, { cwd: assets })) {
    const [, names, piece = ''] = onlyNames.exec(await readFile(join(assets, file), 'utf8')) ?? []
    if (piece === '') continue
    const path = join(assets, piece)
    const script = await readFile(path, 'utf8')
    await writeFile(path, names === undefined ? script : alsoNamed(script, names))
    await rm(join(assets, file))
    moved.set(file, piece)
  }
  await compiledWhileLoading(assets)
  const stayed = stubs.filter(
    (name) => ![...moved.keys()].some((file) => file.startsWith(`${name}-`)),
  )
  if (stayed.length > 0) throw new Error(`The build has no piece with ${stayed.join()} in it.`)

  const stub = new RegExp(
    [...moved.keys()].map((name) => name.replaceAll('.', String.raw`\.`)).join('|'),
    'g',
  )
  for await (const file of glob(['assets/*.js', '*.html'], { cwd: client })) {
    const path = join(client, file)
    const text = await readFile(path, 'utf8')
    const said = text.replace(stub, (name) => moved.get(name) ?? name)
    if (said !== text) await writeFile(path, withoutRepeats(said))
  }
}

/** What stands around every page. */
const ranAtOnce = '{react,frame,data,account}-*.js'

/**
 * Chromium compiles these beside their download instead of function by function when they are first called, which
 * holds up the first drawing on a slow phone.
 */
async function compiledWhileLoading(assets: string): Promise<void> {
  for await (const file of glob(ranAtOnce, { cwd: assets })) {
    const path = join(assets, file)
    await writeFile(path, `//# allFunctionsCalledOnLoad\n${await readFile(path, 'utf8')}`)
  }
}

/** The piece with the names of the stub beside its own: `k as default` of the stub is `x as k` of the piece. */
function alsoNamed(script: string, names: string): string {
  const own = new Map<string, string>()
  for (const [, list = ''] of script.matchAll(/export\s*\{([^}]*)\}/g))
    for (const [local, name] of pairsIn(list)) own.set(name, local)
  const more = pairsIn(names).flatMap(([name, said]) => {
    const local = own.get(name)
    if (local === undefined) throw new Error(`A piece has no ${name}.`)
    // A page that is fetched later on, too, has a stub for each of the two.
    if (own.get(said) === local) return []
    if (own.has(said)) throw new Error(`Two parts of a piece are called ${said}.`)
    return `${local} as ${said}`
  })
  return `${script.trimEnd()}\nexport{${more.join()}};\n`
}

function pairsIn(list: string): [string, string][] {
  return list
    .split(',')
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [name = '', said = name] = part.trim().split(/\s+as\s+/)
      return [name, said]
    })
}

/** A file that is named for two reasons now is named once, in the lists of files and among the links. */
function withoutRepeats(text: string): string {
  return text
    .replace(/\[(?:"\/assets\/[\w.-]+",?)+\]/g, (list) => {
      const files: string[] = list.slice(1, -1).split(',')
      return `[${[...new Set(files)].join()}]`
    })
    .replace(/(<link rel="modulepreload" href="[^"]+"\/>)(?=[\s\S]*?\1)/g, '')
}
