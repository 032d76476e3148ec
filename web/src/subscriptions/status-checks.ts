/** A subscription status, or unknown: a failed request is not a "no". */
type SubscriptionStatus =
  | {
      readonly kind: 'known'
      readonly subscribed: boolean
      readonly customerId: string | null
      readonly subscriptionId: string | null
    }
  | { readonly kind: 'unknown'; readonly error: unknown }

export type KnownStatus = Extract<SubscriptionStatus, { kind: 'known' }>

/** The account, price and team; "any" means any of theirs. */
export interface StatusKey {
  readonly accountId: string
  readonly priceId: string
  readonly teamId: string
}

interface StatusChecks {
  readonly check: (key: StatusKey) => Promise<SubscriptionStatus>
  /** Discards every response, including pending ones, after a payment. */
  readonly drop: () => void
}

interface Outside {
  readonly ask: (key: StatusKey) => Promise<KnownStatus>
  readonly now: () => number
  /** Rejects once the checks are cancelled. */
  readonly pause: (ms: number) => Promise<void>
}

interface Pending {
  readonly status: Promise<SubscriptionStatus>
  hasGone: boolean
}

/** How long a response is valid, in ms. */
const keptFor = 15 * 60_000
/** The minimum time between requests after a failure, in ms. */
const minBetween = 5000
/** Delays a request so that simultaneous callers share it, in ms. */
const delay = 600

/** Asks about subscriptions no more often than the specification allows. */
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
