/*
 * What the nouns of WordNet say about goods. A line has a role, classes (names of `classesOf`, or numbers), and the
 * roots whose hyponyms are included (lemma and number of the sense).
 */
export const wordnetFieldTable = `
kind | food | food.1 food.2 foodstuff.2 dish.2 meat.1 seafood.1 edible_fruit.1 vegetable.1 herb.2 condiment.1 dairy_product.1 meal.1 flavorer.1 taste.1
kind | drinks | beverage.1 alcohol.1 liquor.1
kind | clothing | clothing.1 garment.1 footwear.1 headdress.1 accessory.1 bag.1 bag.4 fashion.3
ingredient | textiles | fabric.1 leather.1 fiber.1 thread.1
kind | medicine | drug.1 medicine.1 medicine.2 medical_instrument.1 treatment.1 therapy.1 vitamin.1 hormone.1
purpose | medicine | disease.1 illness.1 symptom.1 ill_health.1 injury.1 pain.1 medical_procedure.1 operation.2
purpose | 3 5 8 9 10 20 21 24 25 26 28 41 44 | body_part.1 external_body_part.1 organ.1 hair.1 skin.1
kind | cosmetics | cosmetic.1 toiletry.1 perfume.2 aroma.1 hairdressing.1
kind | cleaning | cleansing_agent.1 cleaning_implement.1 cleaning.1
ingredient | 1 2 3 4 16 17 19 37 | paint.1 coating.1 adhesive_material.1 pigment.1 lubricant.1
kind | vehicles | vehicle.1 craft.2 wheel.1 motor.1 engine.1
kind | machines | machine.1 tool.1 motor.1 mechanism.5 power_tool.1 cutting_implement.1 fastener.2
kind | technology | device.1 electronic_equipment.1 computer.1 software.1 code.3 memory_device.1 measuring_instrument.1 optical_instrument.1 camera.1 information.1 data_processing.1 computer_science.1
kind | 9 15 16 28 35 38 41 | musical_instrument.1 music.1 musical_composition.1
kind | home | furniture.1 home_appliance.1 kitchen_utensil.1 kitchen_appliance.1 container.1 furnishing.2 room.1 bedclothes.1 tableware.1 lamp.1 heater.1
kind | building | building_material.1 structure.1 housing.1 wall.1 floor.1 roof.1
ingredient | materials | material.1 metal.1 plastic.1 stone.2 wood.1 paper.1 glass.1 rubber.1
ingredient | 1 2 3 4 5 17 29 30 31 32 42 | chemical.1 compound.2 chemical_element.1 fertilizer.1 solvent.1
quality | goods | color.1 shape.2 size.1 texture.2 property.2
kind | sport | sport.1 athletics.1 sports_equipment.1 game_equipment.1 exercise.1 contestant.1 contest.1
kind | toys | game.1 game.3 plaything.1 recreation.1 gambling.1
kind | animals | domestic_animal.1 pet.1 livestock.1 dog.1 feline.1 horse.1 bird.1 fish.1
theme | 9 16 28 41 | animal.1 natural_object.1 geological_formation.1 history.1 adventure.1 imaginary_being.1
kind | 1 3 5 7 8 19 21 26 30 31 35 44 | flower.1 herb.1 tree.1 shrub.1 garden.1 vegetation.1 soil.2 crop.1 grass.1
kind | jewellery | jewelry.1 gem.1 precious_metal.1 timepiece.1
theme | media | publication.1 writing.2 work.2 performance.1 show.1 show.3 art.1 picture.1 broadcasting.1 literary_composition.1 story.1 news.1 entertainment.1 dance.1
kind | telecommunication | telecommunication.1 message.2 communication_system.1 telephone.1 transmission.1 network.1 medium.1
kind | finance | money.1 fund.1 assets.1 payment.1 insurance.1 security.4 finance.1 tax.1 income.1 loan.1 cost.1 currency.1 financial_institution.1 investment.2 property.1
kind | business | commerce.1 transaction.1 selling.1 advertising.1 management.1 employment.1 work.1 occupation.1 publicity.1 business.1 marketing.1 market.1
trade | all | mercantile_establishment.1 place_of_business.1 enterprise.2 institution.1 organization.1 merchant.1 service.1
audience | all | worker.1 professional.1 expert.1 leader.1 adult.1 juvenile.1 relative.1 customer.1 learner.1 traveler.1 skilled_worker.1 health_professional.1
kind | 9 16 35 41 42 | education.1 course.1 study.1 school.1 teacher.1 lesson.1 discipline.1 science.1 training.1 examination.2
kind | travel | travel.1 journey.1 transportation.1 hotel.1 tourist.1 vacation.1 carrier.3 transportation_system.1 accommodation.4
kind | hospitality | restaurant.1 cooking.1 feeding.1 cook.1 bar.1
kind | energy | energy.1 fuel.1 electricity.1 radiation.1 heat.1 power.1 light.1
kind | law | law.1 legal_document.1 lawyer.1 crime.1 protection.1 safety.1 lawsuit.1 legal_action.1
kind | 6 7 11 12 19 37 40 | construction.1 repair.1 improvement.1 installation.3 maintenance.1
kind | 8 13 28 | weapon.1 ammunition.1
kind | tobacco | tobacco.1 smoker.2
time | all | time_period.1 time_unit.1 point.6 season.1
quantity | all | unit_of_measurement.1 large_integer.1 digit.1 pair.1
quality | all | quality.1 property.3 magnitude.1 speed.1 comfort.1 beauty.1
place | all | region.3 room.1 area.1 urban_area.1 land.4 outdoors.1
purpose | services | activity.1 process.6 planning.1 analysis.1 assistance.1 research.1 search.1
praise | all | success.1 pleasure.1 happiness.1 excellence.1 quality.2 delight.1
`

/** Words in a gloss that call a thing good of its kind. Nouns with such a gloss are praise. */
export const praisingGloss =
  /^(?!.*\b(?:not|lack|without|neither)\b).*\b(?:outstanding|excellent|excellence|finest|exceptional|superb|splendid|delightful|unsurpassed|magnificent|marvelous|(?:the|very) best|great merit|very good|highest (?:quality|degree of excellence)|brilliant)\b/

/** Fields of devices, clothing and drinks. Their nouns get a gloss even if tagged texts do not contain them. */
export const glossedClasses: ReadonlySet<string> = new Set([
  'technology',
  'machines',
  'home',
  'building',
  'vehicles',
  'drinks',
  'clothing',
  'jewellery',
  'sport',
])
