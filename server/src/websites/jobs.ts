import { z } from 'zod'

import type { Job } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'

import { openDns } from './commands/ask-dns.ts'
import { checkHost } from './commands/check-host.ts'
import { checkHostJob, findDueHosts } from './queries/hosts.ts'

const due = z.object({ websiteId: z.string() })

/** A slow name server delays only some of the others. */
const checksAtOnce = 4

/** Checks the records of websites' own hosts. */
export function websitesJobs(platform: Platform): readonly Job[] {
  const askDns = openDns(platform)
  return [
    {
      name: checkHostJob,
      atOnce: checksAtOnce,
      onePer: 'websiteId',
      retries: 1,
      async run(data) {
        const one = due.safeParse(data)
        if (one.success) await checkHost(platform, askDns, one.data.websiteId)
      },
    },
    {
      name: 'websites.check_hosts',
      schedule: '*/10 * * * *',
      async run() {
        const { config, database, jobs, clock } = platform
        if (config.hosts.cnameTarget === undefined) return
        const ids = await findDueHosts(database, clock())
        const all = ids.map((websiteId) => ({ websiteId }))
        await jobs.enqueueAll(database, checkHostJob, all)
      },
    },
  ]
}
