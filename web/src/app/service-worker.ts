// What the worker of the site does, each part with its own listeners.
import '../platform/offline/service-worker.ts'
import '../notifications/push/worker.ts'
