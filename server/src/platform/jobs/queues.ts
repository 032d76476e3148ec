import type { PgBoss } from 'pg-boss'

interface Queued {
  readonly name: string
  readonly retries?: number
  readonly onePer?: string
}

/** One query finds the existing queues, so a start writes only new or changed ones. */
export async function makeQueues(boss: PgBoss, jobs: readonly Queued[]): Promise<void> {
  const there = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const job of jobs) {
    const wanted = settingsOf(job)
    const found = there.get(job.name)
    if (found === undefined) await boss.createQueue(job.name, { ...wanted, policy: policyOf(job) })
    else if (found.notify !== wanted.notify || found.retryLimit !== wanted.retryLimit)
      await boss.updateQueue(job.name, wanted)
  }
}

/** By the policy "short" of pg-boss, a key that is already waiting isn't queued again. */
function policyOf({ onePer }: Queued): 'short' | 'standard' {
  return onePer === undefined ? 'standard' : 'short'
}

function settingsOf(job: Queued) {
  return {
    retryLimit: job.retries ?? 5,
    retryBackoff: true,
    retryDelay: 5,
    expireInSeconds: 300,
    notify: true,
  }
}
