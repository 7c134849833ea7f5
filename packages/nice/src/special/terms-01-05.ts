/** Special terms of the classes 1 to 5. */
export const special01To05 = [
  '',
  '',
  `
    Eau de Parfum | Eau de parfum | Eaux de parfum | Agua de perfume | Eau de parfum
    Feste Haarshampoos | Solid hair shampoos | Shampooings solides | Champús sólidos | Shampoo solidi
    Handseifen | Hand soaps | Savons pour les mains | Jabones de manos | Saponi per le mani
    Badekugeln | Bath bombs | Boules effervescentes pour le bain | Bombas de baño | Bombe da bagno
    Körperöle für kosmetische Zwecke | Body oils for cosmetic purposes | Huiles corporelles à usage cosmétique | Aceites corporales para uso cosmético | Oli per il corpo per uso cosmetico
    Körperpeelings für kosmetische Zwecke | Body scrubs for cosmetic purposes | Gommages corporels à usage cosmétique | Exfoliantes corporales para uso cosmético | Scrub per il corpo per uso cosmetico
    Aloe-vera-Präparate für kosmetische Zwecke | Aloe vera preparations for cosmetic purposes | Préparations d'aloe vera à usage cosmétique | Preparaciones de aloe vera para uso cosmético | Preparati a base di aloe vera per uso cosmetico
    Babyöle | Baby oils | Huiles pour bébés | Aceites para bebés | Oli per bambini
    Bartbalsame | Beard balms | Baumes pour la barbe | Bálsamos para la barba | Balsami per la barba
    Nagelgele | Nail gels | Gels pour les ongles | Geles para uñas | Gel per unghie
    Henna für kosmetische Zwecke | Henna for cosmetic purposes | Henné à usage cosmétique | Henna para uso cosmético | Henné per uso cosmetico
    Raumduftdiffusoren mit Stäbchen | Air fragrance reed diffusers | Diffuseurs de parfum d'ambiance à bâtonnets | Difusores de fragancias con varillas | Diffusori di fragranze per ambienti a bastoncini
    Raumsprays | Room sprays | Vaporisateurs de parfum d'ambiance | Aerosoles perfumados para ambientes | Spray per profumare gli ambienti
    Duftwachs zum Schmelzen | Wax melts [fragrance preparations] | Fondants de cire parfumée | Cera aromática para fundir | Cere profumate da fondere
    Geschirrspültabs | Dishwasher tablets | Pastilles pour lave-vaisselle | Pastillas para lavavajillas | Pastiglie per lavastoviglie
    Waschmittelblätter | Laundry detergent sheets | Feuilles de lessive | Láminas de detergente para la ropa | Fogli di detersivo per bucato
    Zahnputztabletten | Toothpaste tablets | Dentifrices en comprimés | Pastillas dentífricas | Dentifrici in pastiglie
  `,
  `
    Dekorative Kerzen | Decorative candles | Bougies décoratives | Velas decorativas | Candele decorative
    Kerzen in Gläsern | Candles in glass jars | Bougies en pots de verre | Velas en vasos de cristal | Candele in vasetti di vetro
    Taufkerzen | Baptismal candles | Cierges de baptême | Velas de bautizo | Candele da battesimo
  `,
  `
    Nahrungsergänzungsmittel für Sportler | Dietary supplements for athletes | Compléments alimentaires pour sportifs | Suplementos dietéticos para deportistas | Integratori alimentari per sportivi
    Protein-Shakes als Nahrungsergänzungsmittel | Protein supplement shakes | Boissons protéinées en tant que compléments alimentaires | Batidos de proteínas como suplementos dietéticos | Frullati proteici come integratori alimentari
    Energieriegel als Nahrungsergänzungsmittel | Nutritional supplement energy bars | Barres énergétiques en tant que compléments alimentaires | Barritas energéticas como suplementos nutricionales | Barrette energetiche come integratori alimentari
    Kreatin als Nahrungsergänzungsmittel | Creatine dietary supplements | Créatine en tant que complément alimentaire | Suplementos dietéticos de creatina | Integratori alimentari di creatina
    Nahrungsergänzungsmittel mit Omega-3-Fettsäuren | Dietary supplements containing omega-3 fatty acids | Compléments alimentaires contenant des acides gras oméga-3 | Suplementos dietéticos con ácidos grasos omega-3 | Integratori alimentari contenenti acidi grassi omega-3
    Mahlzeitenersatzpulver für diätetische Zwecke | Meal replacement powders for dietetic purposes | Substituts de repas en poudre à usage diététique | Polvos sustitutivos de comidas para uso dietético | Sostituti del pasto in polvere per uso dietetico
    Cannabidiolöle für medizinische Zwecke | Cannabidiol oils for medical purposes | Huiles de cannabidiol à usage médical | Aceites de cannabidiol para uso médico | Oli di cannabidiolo per uso medico
  `,
]
