import { Counter } from 'prom-client'

/** Results of emails, pushes and text messages since this process started. */
export const deliveries = new Counter({
  name: 'touchline_deliveries_total',
  help: 'Tries to hand over an email, a push or a text message, by outcome',
  labelNames: ['channel', 'outcome'] as const,
  registers: [],
})

/** Failures of the storage since this process started. */
export const storageFaults = new Counter({
  name: 'touchline_storage_faults_total',
  help: 'Reads, writes and removals that the disk or the bucket failed',
  labelNames: ['operation'] as const,
  registers: [],
})

const outcomes = {
  mail: ['sent', 'later', 'bounced', 'doubtful'],
  push: ['taken', 'gone', 'later', 'refused'],
  text_message: ['sent', 'later', 'refused', 'too_late'],
} as const

// Rates in Prometheus need a zero to start from.
for (const [channel, words] of Object.entries(outcomes))
  for (const outcome of words) deliveries.inc({ channel, outcome }, 0)
for (const operation of ['put', 'get', 'remove']) storageFaults.inc({ operation }, 0)
