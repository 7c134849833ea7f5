import { parentPort, workerData } from 'node:worker_threads'
import { serveIndexThread } from '@marklot/register-index'

serveIndexThread(parentPort, workerData)
