/** Runs in its own thread, because a busy process wouldn't notice that its server was killed. */
const server = Number(process.argv[2])

setInterval(() => {
  if (process.ppid !== server) process.kill(process.pid, 'SIGKILL')
}, 1000)
