/** Special terms of the classes 21 to 25. */
export const special21To25 = [
  `
    Steingutgeschirr | Stoneware tableware | Vaisselle en grès | Vajilla de gres | Stoviglie in grès
    Irdenware | Earthenware | Faïence | Loza | Terraglie
    Keramikbecher | Ceramic mugs | Mugs en céramique | Tazas de cerámica | Tazze in ceramica
    Trinkgläser ohne Stiel | Tumblers [drinking glasses] | Gobelets en verre | Vasos de vidrio | Bicchieri senza stelo
    Whiskygläser | Whisky glasses | Verres à whisky | Vasos de whisky | Bicchieri da whisky
    Schnapsgläser | Shot glasses | Verres à liqueur | Vasos de chupito | Bicchierini da liquore
    Cocktailgläser | Cocktail glasses | Verres à cocktail | Copas de cóctel | Bicchieri da cocktail
    Krüge | Jugs | Cruches | Jarras | Brocche
    Glasstrohhalme | Glass drinking straws | Pailles en verre | Pajitas de vidrio | Cannucce di vetro
    Teetassen | Tea cups | Tasses à thé | Tazas de té | Tazze da tè
    Teeservice | Tea sets | Services à thé | Juegos de té | Servizi da tè
    Reisebecher | Travel mugs | Gobelets de voyage | Vasos de viaje | Tazze da viaggio
    Flachmänner | Hip flasks | Flasques | Petacas | Fiaschette tascabili
    Suppenschüsseln | Soup bowls | Bols à soupe | Cuencos de sopa | Scodelle da zuppa
    Eierbecher | Egg cups | Coquetiers | Hueveras | Portauova
    Tortenplatten | Cake stands | Présentoirs à gâteaux | Soportes para tartas | Alzate per torte
    Gusseiserne Pfannen | Cast-iron pans | Poêles en fonte | Sartenes de hierro fundido | Padelle in ghisa
    Auflaufformen | Casserole dishes | Plats à gratin | Fuentes para horno | Pirofile
    Tajines | Tagines | Tajines | Tajines | Tajine
    French-Press-Kaffeebereiter | French press coffee makers | Cafetières à piston | Cafeteras de émbolo | Caffettiere a stantuffo
    Espressokocher, nicht elektrisch | Moka pots, non-electric | Cafetières italiennes non électriques | Cafeteras italianas no eléctricas | Caffettiere moka non elettriche
    Mörser und Stößel für die Küche | Mortars and pestles for kitchen use | Mortiers et pilons de cuisine | Morteros y manos de mortero para la cocina | Mortai e pestelli da cucina
    Bienenwachstücher für Lebensmittel | Beeswax food wraps | Emballages alimentaires réutilisables à la cire d'abeille | Envoltorios de cera de abeja para alimentos | Involucri in cera d'api per alimenti
    Silikonbackformen | Silicone baking moulds | Moules à pâtisserie en silicone | Moldes de silicona para hornear | Stampi in silicone per dolci
    Essstäbchen | Chopsticks | Baguettes [instruments de cuisine] | Palillos chinos | Bacchette per mangiare
    Bambuszahnbürsten | Bamboo toothbrushes | Brosses à dents en bambou | Cepillos de dientes de bambú | Spazzolini da denti in bambù
    Kinderteller | Plates for children | Assiettes pour enfants | Platos para niños | Piatti per bambini
    Porzellanfiguren | Porcelain figurines | Figurines en porcelaine | Figuritas de porcelana | Statuine di porcellana
    Teelichthalter | Tealight holders | Photophores pour bougies chauffe-plat | Portavelas para velas de té | Portacandele per lumini
    Pflanztöpfe zum Hängen | Hanging planters | Jardinières suspendues | Macetas colgantes | Vasi sospesi per piante
    Terrarien für Zimmerpflanzen | Indoor terrariums for plants | Terrariums d'appartement pour plantes | Terrarios de interior para plantas | Terrari per piante da appartamento
    Geschirrspülbürsten | Dish washing brushes | Brosses à vaisselle | Cepillos para fregar la vajilla | Spazzole per lavare i piatti
    Wäschekörbe | Laundry baskets | Paniers à linge | Cestos para la colada | Cesti per la biancheria
  `,
  `
    Jurten | Yurts | Yourtes | Yurtas | Iurte
    Markisen zum Aufrollen aus Textil | Retractable awnings of textile | Stores bannes rétractables en matières textiles | Toldos enrollables de materias textiles | Tende da sole retrattili in materie tessili
    Hängematten für Babys | Hammocks for babies | Hamacs pour bébés | Hamacas para bebés | Amache per bambini
  `,
  '',
  `
    Leinenbettwäsche | Linen bed linen | Linge de lit en lin | Ropa de cama de lino | Biancheria da letto di lino
    Seidenkissenbezüge | Silk pillowcases | Taies d'oreiller en soie | Fundas de almohada de seda | Federe di seta
    Händehandtücher aus Textil | Hand towels of textile | Essuie-mains en matières textiles | Toallas de manos de materias textiles | Asciugamani per le mani in materie tessili
    Patchworkdecken | Patchwork quilts | Courtepointes en patchwork | Edredones de retales | Trapunte patchwork
    Wandteppiche aus Textil | Tapestries of textile | Tapisseries murales en matières textiles | Tapices de materias textiles | Arazzi in materie tessili
    Tischdecken aus Leinen | Linen tablecloths | Nappes en lin | Manteles de lino | Tovaglie di lino
  `,
  `
    Neoprenanzüge für den Wassersport | Wetsuits for water sports | Combinaisons en néoprène pour sports nautiques | Trajes de neopreno para deportes acuáticos | Mute in neoprene per sport acquatici
    Surfbekleidung | Surf wear | Vêtements de surf | Ropa de surf | Abbigliamento da surf
    Badeanzüge | Swimsuits | Maillots de bain | Bañadores | Costumi da bagno interi
    Badekappen | Swimming caps | Bonnets de bain | Gorros de baño | Cuffie da nuoto
    Motorradbekleidung | Motorcyclists' clothing | Vêtements pour motocyclistes | Ropa para motociclistas | Abbigliamento per motociclisti
    Reitbekleidung | Horse riding clothing | Vêtements d'équitation | Ropa de equitación | Abbigliamento da equitazione
    Reitstiefel | Riding boots | Bottes d'équitation | Botas de montar | Stivali da equitazione
    Tanzbekleidung | Dance clothing | Vêtements de danse | Ropa de baile | Abbigliamento da danza
    Tanzschuhe | Dance shoes | Chaussures de danse | Zapatos de baile | Scarpe da ballo
    Golfbekleidung | Golf clothing | Vêtements de golf | Ropa de golf | Abbigliamento da golf
    Fußballtrikots | Football jerseys | Maillots de football | Camisetas de fútbol | Maglie da calcio
    Barfußschuhe | Barefoot shoes | Chaussures minimalistes | Zapatos minimalistas | Scarpe minimaliste
    Lederschuhe | Leather shoes | Chaussures en cuir | Zapatos de cuero | Scarpe di pelle
    Trekkingschuhe | Trekking shoes | Chaussures de trekking | Zapatos de trekking | Scarpe da trekking
    Kletterschuhe | Climbing shoes | Chaussons d'escalade | Zapatos de escalada | Scarpe da arrampicata
    Winterstiefel | Winter boots | Bottes d'hiver | Botas de invierno | Stivali invernali
    Clogs | Clogs | Sabots [chaussures] | Zuecos | Zoccoli
    Ledergürtel [Bekleidung] | Leather belts [clothing] | Ceintures en cuir [vêtements] | Cinturones de cuero [prendas de vestir] | Cinture di pelle [abbigliamento]
    Sonnenhüte | Sun hats | Chapeaux de soleil | Sombreros para el sol | Cappelli da sole
    Strohhüte | Straw hats | Chapeaux de paille | Sombreros de paja | Cappelli di paglia
    Baskenmützen | Berets | Bérets | Boinas | Baschi
    Schultertücher | Shawls | Châles | Chales | Scialli
    Kimonos | Kimonos | Kimonos | Kimonos | Kimono
    Hidschabs | Hijabs | Hijabs | Hiyabs | Hijab
    Sport-BHs | Sports bras | Brassières de sport | Sujetadores deportivos | Reggiseni sportivi
    Still-BHs | Nursing bras | Soutiens-gorge d'allaitement | Sujetadores de lactancia | Reggiseni per allattamento
    Babybodys | Baby bodysuits | Bodys pour bébés | Bodis para bebés | Body per neonati
    Strampelanzüge | Rompers | Grenouillères | Peleles | Pagliaccetti
    Babyschuhe | Babies' footwear | Chaussons pour bébés | Calzado para bebés | Calzature per neonati
    Schneeanzüge | Snow suits | Combinaisons de neige | Trajes de nieve | Tute da neve
    Brautmode | Bridal wear | Vêtements de mariée | Ropa de novia | Abbigliamento da sposa
    Abendkleider | Evening dresses | Robes de soirée | Vestidos de noche | Abiti da sera
    Jumpsuits | Jumpsuits | Combinaisons-pantalons | Monos de vestir | Tute intere
    Fleecejacken | Fleece jackets | Vestes polaires | Chaquetas polares | Giacche in pile
    Jeansjacken | Denim jackets | Vestes en jean | Chaquetas vaqueras | Giacche di jeans
    Schuluniformen | School uniforms | Uniformes scolaires | Uniformes escolares | Uniformi scolastiche
    Bekleidung aus Wolle | Woollen clothing | Vêtements en laine | Prendas de vestir de lana | Abbigliamento di lana
  `,
]
