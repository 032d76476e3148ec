/** The server, restarted when its sources change, and the pages with hot replacement. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'

import { installedProgram, root } from './steps.ts'

const children = [
  start(['--watch', 'server/src/main.ts', 'serve', ...process.argv.slice(2)], root),
  start([installedProgram('react-router'), 'dev'], join(root, 'web')),
]

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => children.forEach((child) => child.kill(signal)))

function start(command: readonly string[], folder: string) {
  const child = spawn(process.execPath, command, { cwd: folder, stdio: 'inherit' })
  child.once('exit', (code) => {
    process.exitCode ||= code ?? 0
    children.forEach((other) => other.kill('SIGTERM'))
  })
  return child
}
