import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')

/** The folders directly below a path. */
export function foldersIn(path: string): string[] {
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
}

/** Files directly below a path, and folders with a slash. */
export function entriesIn(path: string): string[] {
  return readdirSync(join(root, path), { withFileTypes: true }).map((entry) =>
    entry.isDirectory() ? `${entry.name}/` : entry.name,
  )
}

/** Every TypeScript file below a path, including tests. */
export function codeIn(path: string): string[] {
  return readdirSync(join(root, path), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('node_modules') && !isMade(file))
    .map((file) => join(path, file))
}

export function read(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

export function isTest(file: string): boolean {
  return /\.test\.tsx?$|\/testing\/|\/fixtures\//.test(file)
}

function isMade(file: string): boolean {
  return file.endsWith('.generated.ts') || /(^|\/)(build|\.react-router)\//.test(file)
}
