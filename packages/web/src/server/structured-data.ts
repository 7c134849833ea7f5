import type { Product } from '@marklot/contracts/billing'
import type { BrandDetails } from '@marklot/contracts/brands'
import type { Locale } from '@marklot/contracts/locale'
import type { Statistics } from '@marklot/contracts/statistics'
import type { PageConfig } from '../lib/config.tsx'
import { paths } from '../lib/paths.ts'
import type { TransferredQuery } from '../lib/query-client.ts'
import type { RouteName } from '../lib/route.ts'
import { logoAddress } from '../ui/logo-address.ts'

/** Facts about a page's subject for search engines, in the vocabulary of schema.org. */
export interface StructuredPage {
  route: RouteName | null
  locale: Locale
  config: PageConfig
  /** The page's canonical address. */
  canonical: string
  /** The title without the product's name. */
  title: string
  description: string
  /** Answers received during rendering. */
  queries: readonly TransferredQuery[]
}

type Fact = Readonly<Record<string, unknown>>

/**
 * Returns the facts for `<script type="application/ld+json">`, or null for a page whose subject has no type in the
 * vocabulary.
 */
export function structuredData(page: StructuredPage): Fact | null {
  const facts = factsOf(page)
  return facts.length === 0 ? null : { '@context': 'https://schema.org', '@graph': facts }
}

/** Returns the picture for link previews: the mark's own, or null for the product's. */
export function pictureOf({ config, queries }: Pick<StructuredPage, 'config' | 'queries'>): string | null {
  const logo = found<BrandDetails>(queries, 'brand')?.brandLogoUrl
  return logo ? new URL(logoAddress(logo, 'original').src, config.publicUrl).href : null
}

/** Returns the answer to the request with this key. */
function found<T>(queries: readonly TransferredQuery[], name: string): T | undefined {
  return queries.find(({ key, data }) => data !== undefined && key.includes(name))?.data as T | undefined
}

function factsOf(page: StructuredPage): Fact[] {
  const { route, locale, config, canonical, title, description, queries } = page
  const home = `${config.publicUrl}${paths.home(locale)}`
  const organization = {
    '@type': 'Organization',
    '@id': `${config.publicUrl}/#organization`,
    name: config.productName,
    url: config.publicUrl,
    ...(config.socialProfiles?.length && { sameAs: config.socialProfiles.map(({ url }) => url) }),
  }
  const crumbs = {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: config.productName, item: home },
      { '@type': 'ListItem', position: 2, name: title, item: canonical },
    ],
  }
  switch (route) {
    case 'Home':
    case 'HomeFirstIdea':
    case 'HomeApplication':
    case 'HomeMonitor':
      return [
        organization,
        {
          '@type': 'WebSite',
          '@id': `${config.publicUrl}/#website`,
          name: config.productName,
          description,
          url: home,
          inLanguage: locale,
          publisher: { '@id': organization['@id'] },
          potentialAction: {
            '@type': 'SearchAction',
            target: { '@type': 'EntryPoint', urlTemplate: `${config.publicUrl}${paths.search(locale)}?q={search_term_string}` },
            'query-input': 'required name=search_term_string',
          },
        },
      ]
    case 'Products':
    case 'Promo': {
      const products = (found<Product[]>(queries, 'products') ?? []).filter(({ isOffered, isPromotional }) =>
        route === 'Promo' ? isPromotional : isOffered && !isPromotional,
      )
      return [
        organization,
        crumbs,
        ...products.map((product) => ({
          '@type': 'Product',
          name: `${config.productName} ${product.name}`,
          description: product.description,
          brand: { '@id': organization['@id'] },
          offers: {
            '@type': 'Offer',
            url: canonical,
            price: product.price.amount,
            priceCurrency: 'EUR',
            availability: 'https://schema.org/InStock',
            priceSpecification: {
              '@type': 'UnitPriceSpecification',
              price: product.price.amount,
              priceCurrency: 'EUR',
              valueAddedTaxIncluded: true,
              unitText: 'MONTH',
            },
          },
        })),
      ]
    }
    case 'Insights': {
      const statistics = found<Statistics>(queries, 'statistics')
      return [
        crumbs,
        {
          '@type': 'Dataset',
          name: title,
          description,
          url: canonical,
          inLanguage: locale,
          creator: organization,
          isAccessibleForFree: true,
          ...(statistics && { dateModified: statistics.generatedAt }),
        },
      ]
    }
    case 'Brand': {
      const brand = found<BrandDetails>(queries, 'brand')
      if (!brand) return []
      return [crumbs, ...(brand.name ? [{ '@type': 'Brand', name: brand.name, url: canonical }] : [])]
    }
    case 'Search':
    case 'Method':
    case 'Terms':
    case 'Imprint':
    case 'Privacy':
    case 'Accessibility':
    case 'Cancel':
    case 'Withdraw':
      return [crumbs]
    default:
      return []
  }
}
