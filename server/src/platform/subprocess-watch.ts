/**
 * Beside the work, in a thread of its own: a busy process does not hear that its server was killed, and would
 * compute on for no one.
 */
const server = Number(process.argv[2])

setInterval(() => {
  if (process.ppid !== server) process.kill(process.pid, 'SIGKILL')
}, 1000)
