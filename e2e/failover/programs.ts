import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

import { root } from '../../bin/steps.ts'

/** Where Debian installs these programs. */
const programs = {
  patroni: '/usr/bin/patroni',
  'etcd-server': '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
  pgbouncer: '/usr/sbin/pgbouncer',
  'postgresql-15': '/usr/lib/postgresql/15/bin/postgres',
} as const

export type Package = keyof typeof programs

/** Required packages that are not installed. */
export function missingPackages(): readonly string[] {
  return Object.entries(programs).flatMap(([name, path]) => (existsSync(path) ? [] : [name]))
}

/** The programs of one run in one folder, under an account that PostgreSQL accepts. */
export class Rig {
  readonly #account = accountOfPostgres()
  readonly #running = new Map<string, ChildProcess>()
  readonly folder: string

  constructor(folder: string) {
    this.folder = folder
    this.#own(folder)
  }

  /** A sample from `deploy/` with this machine's addresses and folders. */
  copy(sample: string, name: string, changes: Readonly<Record<string, string>> = {}): string {
    let text = readFileSync(join(root, 'deploy', sample), 'utf8')
      .replaceAll('10.0.0.0/24', '127.0.0.0/8')
      .replaceAll('10.0.0.', network)
    for (const [sampleAddress, here] of Object.entries(changes))
      text = text.replaceAll(sampleAddress, here)
    return this.write(name, text)
  }

  write(name: string, text: string): string {
    const file = join(this.folder, name)
    writeFileSync(file, text, { mode: 0o600 })
    this.#own(file)
    return file
  }

  makeFolder(name: string): string {
    const path = join(this.folder, name)
    mkdirSync(path)
    this.#own(path)
    return path
  }

  start(name: string, program: Package, rest: readonly string[]): void {
    const log = openSync(join(this.folder, `${name}.log`), 'a')
    const child = spawn(programs[program], rest, {
      ...this.#account,
      cwd: this.folder,
      env: { PATH: process.env['PATH'], HOME: this.folder, LC_ALL: 'C.UTF-8' },
      stdio: ['ignore', log, log],
    })
    closeSync(log)
    this.#running.set(name, child)
  }

  /** The program's own configuration check; throws with its output. */
  check(program: Package, rest: readonly string[]): void {
    execFileSync(programs[program], rest, { ...this.#account, cwd: this.folder, stdio: 'pipe' })
  }

  kill(name: string): void {
    this.#running.get(name)?.kill('SIGKILL')
    this.#running.delete(name)
  }

  /** A PostgreSQL server outlives the program that started it. */
  killPostgres(name: string): void {
    const file = join(this.folder, name, 'postmaster.pid')
    const pid = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0
    if (pid > 1 && existsSync(`/proc/${pid}`)) process.kill(pid, 'SIGKILL')
  }

  end(): void {
    for (const name of this.#running.keys()) this.kill(name)
  }

  #own(path: string): void {
    if (this.#account !== undefined) chownSync(path, this.#account.uid, this.#account.gid)
  }
}

/** Unused loopback addresses: one for each host in the samples. */
export const network = '127.77.0.'

function accountOfPostgres(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (kind: string) =>
    Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}
