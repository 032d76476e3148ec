/** What a team's subscription is, or that no one could say: a question that failed is no "no". */
type SubscriptionStatus =
  | {
      readonly kind: 'known'
      readonly subscribed: boolean
      readonly customerId: string | null
      readonly subscriptionId: string | null
    }
  | { readonly kind: 'unknown'; readonly error: unknown }

export type KnownStatus = Extract<SubscriptionStatus, { kind: 'known' }>

/** Whose question, about which price, for which team; 'any' stands for any of theirs. */
export interface StatusKey {
  readonly accountId: string
  readonly priceId: string
  readonly teamId: string
}

interface StatusChecks {
  readonly check: (key: StatusKey) => Promise<SubscriptionStatus>
  /** Forgets every answer, also those still on their way: something was paid. */
  readonly drop: () => void
}

interface Outside {
  readonly ask: (key: StatusKey) => Promise<KnownStatus>
  readonly now: () => number
  /** Fails when no one is to be asked any more. */
  readonly pause: (ms: number) => Promise<void>
}

interface Pending {
  readonly status: Promise<SubscriptionStatus>
  hasGone: boolean
}

/** Milliseconds an answer is good for. */
const keptFor = 15 * 60_000
/** Milliseconds between two questions where the first one failed. */
const minBetween = 5000
/** Milliseconds before a question goes out, so that those who ask together ask once. */
const delay = 600

/** Asks the server about subscriptions no more often than the specification allows. */
export function statusChecks({ ask, now, pause }: Outside): StatusChecks {
  const kept = new Map<string, { readonly status: SubscriptionStatus; readonly at: number }>()
  const pending = new Map<string, Pending>()

  async function check(key: StatusKey): Promise<SubscriptionStatus> {
    const name = JSON.stringify([key.accountId, key.priceId, key.teamId])
    const waiting = pending.get(name)
    if (waiting) return waiting.status
    const last = kept.get(name)
    if (last && now() - last.at < longevityOf(last.status)) return last.status

    const asking: Pending = { hasGone: false, status: askLater() }
    pending.set(name, asking)
    return asking.status

    async function askLater(): Promise<SubscriptionStatus> {
      const status = await answerTo(key, () => {
        asking.hasGone = true
      })
      if (pending.get(name) === asking) {
        pending.delete(name)
        kept.set(name, { status, at: now() })
      }
      return status
    }
  }

  async function answerTo(key: StatusKey, goes: () => void): Promise<SubscriptionStatus> {
    try {
      await pause(delay)
      goes()
      return await ask(key)
    } catch (error) {
      return { kind: 'unknown', error }
    }
  }

  function drop(): void {
    kept.clear()
    for (const [name, { hasGone }] of pending) if (hasGone) pending.delete(name)
  }

  return { check, drop }
}

function longevityOf({ kind }: SubscriptionStatus): number {
  return kind === 'known' ? keptFor : minBetween
}
