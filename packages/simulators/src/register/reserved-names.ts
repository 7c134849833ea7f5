/**
 * Well-known brands and names that the generator could produce by chance. The sample contains only invented signs, so
 * the generator replaces such a word by another one.
 */
export const reservedNames: ReadonlySet<string> = new Set(
  `abb adidas adobe airbus aldi alfa amazon apple aral aspirin asus audi avon bayer bic bmw bosch braun canon cartier casio
  cisco citroen coca cola colgate dacia danone dell dior disney dove dunlop durex ebay elmex epson evian fanta ferrari fiat
  fila ford gap garmin gillette google gucci haribo heineken henkel hilti hilton honda ibm ikea intel ivory kia kenzo kindle
  kodak lada lancia lego lenovo levi lidl linde lindt lux lufthansa mango maggi mars mazda meta miele milka mini nestle netflix
  nike nikon nissan nivea nokia nvidia omega opel oracle oral orange osram otto oreo palmolive panasonic pepsi persil
  peugeot philips pixar porsche prada puma ray renault rewe ritter rolex saab samsung sanofi sap sega seat seiko shell siemens
  skoda sony spar spotify sprite starbucks subaru suzuki swatch tesa tesla tefal tempo tetra tiktok toyota twix uber
  valentino vans vaseline viagra visa vittel vodafone volvo whirlpool wella xerox yahoo yamaha zalando zara zeiss zippo
  signal bing flora vichy evonik lilly pfizer roche novartis merck teva gore velcro tabasco zewa tampax always pampers ariel
  calgon lenor vizir dash bounty mentos trolli labello nutella barilla lavazza illy jacobs tchibo melitta nespresso
  salomon fendi versace armani bulgari chanel hermes lacoste esprit benetton oliver puky sigikid steiff geox timberland
  logitech razer corsair sonos bose marshall fender gibson hohner roland korg casper sealy tempur`
    .split(/\s+/)
    .filter((name) => name !== ''),
)
