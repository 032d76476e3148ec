// All parts of the site's service worker, each with its own listeners.
import '../platform/offline/service-worker.ts'
import '../notifications/push/worker.ts'
