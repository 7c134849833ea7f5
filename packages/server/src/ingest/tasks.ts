import { defineRecurringTask, type RecurringTask } from '../platform/tasks.ts'
import { type PictureParts, pictureFetching } from './fetch-pictures.ts'

export const fetchPicturesTask = (parts: PictureParts): RecurringTask =>
  defineRecurringTask({ name: 'ingest.fetchPictures', queue: 'heavy', run: pictureFetching(parts) })
