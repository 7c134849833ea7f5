const split = (text: string): string[] => text.split(' ')

/** Everyday words that form compounds and phrases: nature, food, craft, virtues, technology. */
export const wordLists = {
  german: split(
    'Wald Berg Korn Mühle Quell Stern Licht Wolke Wiese Heide Fuchs Hirsch Falke Biene Blatt Birke Garten Feld Ufer Strand Insel Sonne Mond Feuer Eisen Silber Gold Stein Kraft Mut Glück Freude Heimat Reise Morgen Abend Winter Sommer Zimt Honig Beere Apfel Kirsche Nuss Salz Brot Milch Käse Kessel Ofen Werk Haus Raum Bau Rad Schiff Hafen Brücke Turm Tor Weg Pfad Spiel Kinder Leben Atem Duft Seide Wolle Leinen Faden Feder Glas Holz Kupfer grün frisch klar rein edel alt neu'.toLowerCase(),
  ),
  english: split(
    'wild forest river stone maple cedar willow meadow harbor summit canyon prairie ember frost thunder silver golden copper iron velvet linen cotton honey berry apple ginger pepper barley clover daisy falcon otter badger heron salmon lantern anchor compass bridge mill forge craft maker kitchen pantry table cabin cottage trail journey wander dream bright bold brave kind calm pure true fresh simple happy lucky little great north south evening morning winter summer sunrise moon star cloud rain breeze spark pulse motion orbit field garden bloom root seed leaf grove'.toLowerCase(),
  ),
  french: split(
    'soleil lune étoile rivière fontaine moulin forêt chêne tilleul lavande rose jardin prairie vallon colline rocher sable vague nuage aurore brume miel noisette amande cerise figue vanille sel pain beurre crème cuisine table maison atelier château village chemin voyage rêve douceur plaisir lumière nature saveur secret trésor plume soie velours perle ivoire bleu vert doré petit grand bon beau pur vrai joli',
  ),
  spanish: split(
    'sol luna estrella río fuente molino bosque olivo encina romero jardín prado valle colina roca arena ola nube aurora brisa miel nuez almendra cereza higo vainilla sal pan leche cocina mesa casa taller castillo pueblo camino viaje sueño dulzura placer luz sabor secreto tesoro pluma seda perla marfil azul verde dorado pequeño grande bueno bello puro',
  ),
  latin: split(
    'alba terra aqua luna vita nova vera sola lumen flora fauna silva mons mare ventus ignis aurum ferrum cor manus via porta arca forma magna bona pax lux rex salus animus natura stella nimbus corona clara viva aura ora vela rosa salvia mel',
  ),
  tech: split(
    'data cloud logic pixel byte signal stream grid node core link mesh wave pulse shift flux vector matrix delta sigma quantum photon vertex cyber smart auto robo nano macro meta proto hyper ultra omni inter net code stack forge lab base hub port gate key lock scan track trace map view sense mind',
  ),
} as const

/** Weak elements that accompany a distinctive one. A search should ignore them. */
export const generics = {
  german: split(
    'Bio Natur Gruppe GmbH Café Kids Plus Haus Manufaktur Genuss Pflege Technik Service Akademie Apotheke Original Classic',
  ),
  english: split(
    'Group Café Kids Home Care Foods Studio Shop Organic Natural Original Classic Premium Co. Labs Works Fitness Bar Solutions',
  ),
  french: split('Bio Nature Groupe Café Paris Maison Traiteur Enfants Plus Beauté Conseil Original Création Services'),
  spanish: split('Bio Natural Grupo Café Casa Gourmet Niños Plus Belleza Servicios Original Selección Club'),
  latin: split('Pharma Med Bio Plus Forte Vital Care Cosmetics Italia Gusto Group Caffè'),
  tech: split('App Cloud Group Pay Systems Digital AI Mobile Connect Solutions Labs Software Online 360'),
} as const

/** Advertising lines; `{x}` becomes an invented word. */
export const slogans = {
  german: [
    'Das gute Gefühl von {x}',
    'Aus Liebe zum Korn',
    '{x} macht munter',
    'Weil Zuhause zählt',
    'So schmeckt der Sommer',
    'Natürlich {x}',
    'Jeden Tag ein Stück Glück',
  ],
  english: [
    'Made for slow mornings',
    'The {x} way of life',
    'Wake up to {x}',
    'Better days begin outside',
    'Small steps, big skies',
    'Think {x}',
    'Your garden, your rules',
  ],
  french: [
    'Le goût du vrai {x}',
    'Un jour, une douceur',
    'La vie côté {x}',
    'Bien dans sa cuisine',
    "L'art de {x}",
    'Prenez le temps du bon',
  ],
  spanish: [
    'El sabor de {x}',
    'La vida sabe mejor',
    'Siempre {x}',
    'Hecho con calma',
    'Vive tu jardín',
    'De la huerta a la mesa',
  ],
  latin: ['Il gusto di {x}', 'Vivere {x}', 'La dolce mattina', 'Semplicemente {x}'],
  tech: ['Powered by {x}', 'Connect with {x}', 'Simply smarter data', 'Beyond the next signal', 'Inside {x}'],
} as const
