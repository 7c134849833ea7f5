import { business } from './business.ts'
import { care } from './care.ts'
import { drinks } from './drinks.ts'
import { food } from './food.ts'
import { health } from './health.ts'
import { home } from './home.ts'
import { leisure } from './leisure.ts'
import { peopleServices } from './people-services.ts'
import { technicalServices } from './technical-services.ts'
import { technology } from './technology.ts'
import type { TradeField } from './trade-field.ts'
import { wear } from './wear.ts'

/** All trades whose words are known. */
export const tradeFields: readonly TradeField[] = [
  ...business,
  ...care,
  ...drinks,
  ...food,
  ...health,
  ...home,
  ...leisure,
  ...peopleServices,
  ...technicalServices,
  ...technology,
  ...wear,
]
