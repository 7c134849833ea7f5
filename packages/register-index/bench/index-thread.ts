import { parentPort, workerData } from 'node:worker_threads'
import { serveIndexThread } from '../src/threads/index-thread.ts'

serveIndexThread(parentPort, workerData)
