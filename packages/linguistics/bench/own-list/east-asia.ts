import type { OwnSection } from './own-section.ts'

/** Names that are unlucky in the languages of eastern and south-eastern Asia. */
export const inEastAsia: readonly OwnSection[] = [
  {
    language: 'Japanese',
    rows: `
Siri | voice assistant | sound-alike | shiri: buttocks
Enco | petrol | sound-alike | enko: stalled car, breakdown
Kuso | noodles | exact | kuso: shit
Unco | tools | sound-alike | unko: poo
Unko | sweets | exact | unko: poo
Manko | clothes | exact | manko: vulva
Manco | tools | sound-alike | manko: vulva
Cinco | prams | sound-alike | chinko: penis
Chinko | rice | exact | chinko: penis
Baka | music | exact | baka: idiot
Baca | shirts | sound-alike | baka: idiot
Boke | drinks | exact | boke: fool, senile
Buta | kitchenware | exact | buta: pig
Busu | games | exact | busu: ugly woman
Hage | ice cream | exact | hage: bald
Gomi | earphones | exact | gomi: garbage
Dame | wine | exact | dame: useless, no good
Kasu | furniture | exact | kasu: scum, dregs
Gerry | clothes | sound-alike | geri: diarrhoea
Geri | cosmetics | exact | geri: diarrhoea
Gero | furniture | exact | gero: vomit
Ero | chemicals | exact | ero: erotic, lewd
Uso | clothes | exact | uso: lie
Doku | games | exact | doku: poison
Haka | furniture | exact | haka: grave
Bimbo | bread | exact | bimbo: poor
Aho | tools | exact | aho: fool
Shi | watches | exact | shi: death
Hentai | games | exact | hentai: pervert
Debu | clothes | exact | debu: fat person
Sukebe | drinks | exact | sukebe: lecher
Onara | games | exact | onara: fart
Chimpo | toys | exact | chinpo: penis
Kusai | motorcycles | exact | kusai: stinks
Oni | games | exact | oni: demon`,
  },
  {
    language: 'Mandarin',
    rows: `
Bing | search engine | exact | bing: illness
Bensi | car | exact | ben si: rush to die, death
Chou Chou | dolls | contained | chou: stink
Lan | airline | exact | lan: rotten
Shu Uemura | cosmetics | contained | shu: lose
Shabby | furniture | sound-alike | shabi: idiot
Cao | furniture | exact | cao: fuck
Fen | bows | exact | fen: dung
Du | telecommunications | exact | du: poison
Gui | wine | exact | gui: ghost
Pi | computers | exact | pi: fart
Bi | cosmetics | exact | bi: vulva
Shi | watches | exact | shi: shit
Sha | skin care | exact | sha: kill
Diao | clothes | exact | diao: penis
Niao | furniture | exact | niao: urine
Laji | tea | exact | laji: garbage
Jiba | audio | exact | jiba: penis
Boba | tea | exact | boba: big breasts
Zhu | restaurants | exact | zhu: pig
Ben Dan | noodles | exact | bendan: fool`,
  },
  {
    language: 'Cantonese',
    rows: `
164 | car | spoken letters | yat lok sei: all the way to die, death
Diu | sauces | exact | diu: fuck
Lan | airline | exact | lan: penis
Hai | shoes | exact | hai: vulva
Sei | watches | exact | sei: die
Peugeot | car | sound-alike | bit zi: prostitute
Gai | tea | exact | gai: chicken, prostitute
Chi Sin | noodles | exact | chi sin: crazy`,
  },
  {
    language: 'Korean',
    rows: `
Babo | cleanser | exact | babo: fool
Babolat | rackets | contained | babo: fool
Jot | notebooks | exact | jot: penis
Boji | drinks | exact | boji: vulva
Jaji | games | exact | jaji: penis
Dong | shops | exact | ttong: excrement
Sybil | perfume | sound-alike | ssibal: fuck
Shibal | clothes | sound-alike | ssibal: fuck
Michin | tyres | exact | michin: crazy
Saekki | cosmetics | exact | saekki: bastard
Geoji | games | exact | geoji: beggar
Nom | coffee | exact | nom: bastard`,
  },
  {
    language: 'Thai',
    rows: `
Hee | games | exact | hi: vulva
Quay | sunglasses | sound-alike | khuai: penis
Key | tyres | sound-alike | khi: shit
Khi | software | exact | khi: shit
Yet | drinks | exact | yet: fuck
Jet | skis | sound-alike | yet: fuck
Hia | furniture | exact | hia: monitor lizard, bastard
Tai | tools | exact | tai: die
Ngo | toys | exact | ngo: stupid`,
  },
  {
    language: 'Vietnamese',
    rows: `
Lon | drinks | exact | lồn: vulva
Cac | tools | exact | cặc: penis
Dit | perfume | exact | địt: fuck
Cu | wine | exact | cu: penis
Vu | television sets | exact | vú: breast
Cut | hair salons | exact | cứt: shit
Ngu | noodles | exact | ngu: stupid
Chet | clothes | exact | chết: die
Di | fashion | exact | đĩ: whore
Cho | yoghurt | exact | chó: dog
Dai | bags | exact | đái: piss`,
  },
  {
    language: 'Indonesian, Malay',
    rows: `
Puky | tricycles | sound-alike | puki: vulva
Babi | prams | exact | babi: pig
Bau | machines | exact | bau: stink
Ma Ling | luncheon meat | split | maling: thief
Mati | ceramics | exact | mati: dead
Kotor | cranes | exact | kotor: dirty
Titi | clothes | exact | titit: penis
Sial | fairs | exact | sial: bad luck
Gila | bicycles | exact | gila: crazy
Bodo | glass | exact | bodoh: stupid
Coli | cheese | exact | coli: masturbate
Rugi | furniture | exact | rugi: loss
Kutu | toys | exact | kutu: louse
Asus | computers | contained | asu: dog
Tahi | games | exact | tahi: shit
Tai | tools | exact | tai: shit
Lonte | jewellery | exact | lonte: whore
Banci | furniture | exact | banci: sissy
Sakit | drinks | exact | sakit: ill
Memek | toys | exact | memek: vulva
Kontol | software | exact | kontol: penis
Control | condoms | sound-alike | kontol: penis
Tipu | tea | exact | tipu: fraud
Celaka | games | exact | celaka: misfortune
Bangsat | clothes | exact | bangsat: bastard`,
  },
  {
    language: 'Tagalog',
    rows: `
Puke | clothes | exact | puke: vulva
Tae Bo | fitness | contained | tae: shit
Tanga | underwear | exact | tanga: stupid
Bobo Choses | children's clothes | contained | bobo: stupid
Gago | tequila | exact | gago: fool
Titi | clothes | exact | titi: penis
Suso | drinks | exact | suso: breast
Bakla | pastry | exact | bakla: gay
Utot | toys | exact | utot: fart`,
  },
  {
    language: 'Swahili',
    rows: `
Kuma | watches | exact | kuma: vulva
Mboro | clothes | exact | mboro: penis
Mavi | jeans | exact | mavi: shit
Kojo | pet food | exact | kojo: urine
Tako | tools | exact | tako: buttocks
Kifo | drinks | exact | kifo: death`,
  },
]
