Feature: Committees and mission societies
  Each has an address of its own.

  @ORGN-04 @ORGN-11
  Scenario: A mission society with its officers and members
    When I visit /organizations/missions/101
    Then I see the heading "제1남선교회"
    And the title is "제1남선교회 · 아순시온 소망한인교회"
    And rows of the table "임원" are
      | 회장   | 김재호 |
      | 부회장 | 차창호 |
      | 총무   | 김창호 |
      | 서기   | 박창호 |
      | 회계   | 조영호 |
    And cells of the table "회원" are
      | 김재호 |
      | 차창호 |
      | 김창호 |
      | 박창호 |
      | 조영호 |
      | 김만수 |
      | 홍동식 |
      | 이병수 |
      | 최정수 |
      | 김석구 |
      | 박명수 |
      | 안만수 |
      | 강춘식 |
      | 이병철 |
      | 박영길 |
      | 전명수 |
      | 최상철 |
      | 강영수 |
      | 강정웅 |
      | 최광수 |
      | 구창수 |
      | 안병철 |
    And GET /api/Department/101 was sent 1 time

  @ORGN-04
  Scenario: A vacant office has no row
    When I visit /organizations/missions/104
    Then rows of the table "임원" are
      | 회장 | 안형준 |
      | 총무 | 김영재 |
      | 서기 | 김도현 |
      | 회계 | 김한결 |

  @ORGN-04 @REL-15
  Scenario: A mission society that cannot be loaded has a message, and can be tried again
    Given GET /api/Department/101 fails once
    When I visit /organizations/missions/101
    Then a toast says "선교회 데이트 불어오던 중 오류가 발생하였습니다"
    And I see "선교회 정보를 불러오지 못했습니다."
    When I click the button "다시 시도"
    Then I see the table "임원"

  @ORGN-04 @ORGN-05
  Scenario Outline: While the <what> is on its way, the page says so
    Given GET /api/<call> hangs
    When I visit /organizations/<address>
    Then I see "<words>"

    Examples:
      | what      | call                 | address      | words                            |
      | society   | Department/101       | missions/101 | 선교회 정보를 불러오고 있습니다. |
      | committee | committee/detailed/2 | committees/2 | 위원회 정보를 불러오고 있습니다. |

  @ORGN-05 @ORGN-11
  Scenario: A committee with who leads it and what it does
    When I visit /organizations/committees/2
    Then I see the heading "교육위원회"
    And the title is "교육위원회 · 아순시온 소망한인교회"
    And heads of the committee are
      | 위원장 | 차창호 |
      | 총무   | 김은경 |
    And duties of the committee are
      | 교회학교 교육 계획을 세우고 교재를 고릅니다.           |
      | 교사를 세우고 해마다 두 차례 교사 강습회를 엽니다.     |
      | 여름 성경학교와 학생부 수련회를 준비합니다.            |
      | 한글학교를 운영하고 다음 세대에게 우리말을 가르칩니다. |
      | 어린이와 학생의 안전을 살피고 부모님과 의논합니다.     |
    And GET /api/committee/detailed/2 was sent 1 time

  @ORGN-05
  Scenario: A vacant office of a committee is N/A
    When I visit /organizations/committees/7
    Then I see the heading "친교위원회"
    And heads of the committee are
      | 위원장 | 김병수     |
      | 총무   | 없음 (N/A) |

  @ORGN-05 @REL-15
  Scenario: A committee that cannot be loaded has a message, and can be tried again
    Given GET /api/committee/detailed/2 fails once
    When I visit /organizations/committees/2
    Then a toast says "위원회 정보 불러오던 중 오류 발생"
    And I see "위원회 정보를 불러오지 못했습니다."
    When I click the button "다시 시도"
    Then I see the heading "소관 업무"

  @ORGN-05
  Scenario: An address without a committee says so, and the list stands beside it
    When I visit /organizations/committees/404
    Then I see "위원회 정보를 불러오지 못했습니다."
    And I see "이미 삭제되었거나 찾을 수 없는 내용입니다."
    And I see the link "교육위원회"

  @LIST-05
  Scenario Outline: A visitor whose <call> <fault> carries no token and asks for none
    Given GET /api/<call> <fault>
    When I visit /organizations<address>
    Then I see "<words>"
    And GET /api/<call> was sent in a visitor's name
    And POST /api/Account/Refresh was sent 0 times
    And I do not see the login dialog

    Examples:
      | call                 | fault            | address       | words                                   |
      | session              | asks for a login |               | 부서와 기관 정보를 불러오지 못했습니다. |
      | Department/101       | is forbidden     | /missions/101 | 선교회 정보를 불러오지 못했습니다.      |
      | committee/detailed/2 | asks for a login | /committees/2 | 위원회 정보를 불러오지 못했습니다.      |

  @ORGN-06 @ORGN-11
  Scenario: Each department of a committee has a card, with a row for every office that is filled
    When I visit /organizations/committees/2
    Then I see 12 cards of departments
    And rows of the card "유치부 영아반" are
      | 부장   | 박정우                         |
      | 회장   | 박예은                         |
      | 부회장 | 김보람                         |
      | 총무   | 김재호                         |
      | 권사   | 이은주                         |
      | 회계   | 박은지                         |
      | 서기   | 정은주                         |
      | 부원   | 김예진, 박준호, 구승아, 최다은 |
    And rows of the card "새가족부" are
      | 부장   | 김병수                                                 |
      | 회장   | 임수정                                                 |
      | 부회장 | 배혜진                                                 |
      | 총무   | 김민정                                                 |
      | 권사   | 윤지혜                                                 |
      | 서기   | 이영재                                                 |
      | 회계부 | 김정우                                                 |
      | 전산부 | 윤성민                                                 |
      | 부원   | 최다은, 장유진, 조승우, 김향숙, 우정훈, 노민수, 강정우 |

  @ORGN-07 @ORGN-11
  Scenario: A church school has a table of its teachers, officers and pupils
    Given I am a member
    When I visit /organizations/committees/2
    Then rows of the table "학생부 교회학교" are
      | 교사     | 송민재, 윤미나, 김하린, 김정우, 하보람                                                                                                                                                                                         |
      | 보조교사 | 김하은, 신다인, 김시온                                                                                                                                                                                                         |
      | 회장     | 백하린                                                                                                                                                                                                                         |
      | 부회장   | 박예진                                                                                                                                                                                                                         |
      | 총무     | 최은서                                                                                                                                                                                                                         |
      | 서기     | 한건우                                                                                                                                                                                                                         |
      | 회계     | 김아린                                                                                                                                                                                                                         |
      | 학생     | 백하린, 박예진, 최은서, 한건우, 김아린, 서지안, 김지호, 노지안, 강서준, 조민성, 윤나은, 이소이, 박은우, 정유찬, 김서연, 박하준, 이나은, 우로운, 노은채, 박지민, 김유주, 배혜린, 윤유준, 윤주안, 정지아, 강은우, 구지호, 최가은 |
    And rows of the table "유치부 영아반 교회학교" are
      | 교사     | 박은지, 박상현, 윤성민, 박은비, 박정우                                                                                         |
      | 보조교사 | 이유나, 김은호, 오하람                                                                                                         |
      | 학생     | 신봄이, 구지아, 박서아, 김하율, 김우빈, 남소이, 노예성, 백나은, 윤서진, 김서준, 이로아, 이다온, 이서진, 정하엘, 송유하, 남채아 |

  @ORGN-07
  Scenario Outline: <who> is told how many pupils there are, and not who they are
    Given I am <who>
    When I visit /organizations/committees/2
    Then I see "16명 (이름은 교인으로 연결된 분께만 보여 드립니다.)"
    And I do not see "신봄이"
    And I do not see "노은채"

    Examples:
      | who         |
      | a visitor   |
      | an unlinked |

  @ORGN-08 @ORGN-11
  Scenario: Each choir has a table of its offices and voices
    When I visit /organizations/committees/1
    Then rows of the table "시온찬양대" are
      | 단장     | 신기훈                                                         |
      | 총무     | 김원식                                                         |
      | 리더     | 박태준                                                         |
      | 지휘     | 정인수                                                         |
      | 부지휘   | 김수정                                                         |
      | 대장     | 차창호                                                         |
      | 지도     | 윤민수                                                         |
      | 반주     | 김민정, 최보람                                                 |
      | 소프라노 | 박예은, 김은경, 윤지혜, 윤영숙, 정다혜, 민은주, 이수진, 하보람 |
      | 알토     | 남현숙, 최다은, 윤미나, 오혜원, 정나영, 정은주                 |
      | 테너     | 윤성진, 김민재, 우정훈, 정성민, 차창호                         |
      | 베이스   | 박영재, 김건우, 서동욱, 이종민, 박태준                         |
    And I see the table "호산나찬양대"

  @ORGN-08 @ORGN-11
  Scenario: A choir of pupils has members without a voice, too
    Given I am a member
    When I visit /organizations/committees/2
    Then rows of the table "학생부 찬양대" are
      | 단장     | 임수정                                                         |
      | 총무     | 민도현                                                         |
      | 리더     | 노은채                                                         |
      | 지휘     | 권나영                                                         |
      | 지도     | 구건우                                                         |
      | 반주     | 오혜원, 최채원                                                 |
      | 소프라노 | 노은채, 김나은, 박하린, 김서연, 배혜린, 김아린, 박지민, 김유주 |
      | 알토     | 박예진, 정지아, 이소이, 박은서, 임소율, 윤나은                 |
      | 테너     | 노지안, 박지환, 조민성, 한건우, 강서준                         |
      | 베이스   | 우도준, 김지호, 박은호, 서지안, 김태오                         |
      | 대원     | 조민성, 배혜린, 강서준, 김유주, 박은호, 노서연                 |
    And I see the table "유치부 꼬마찬양대"
    And I see the table "아동부 어린이찬양대"
    And I see the table "청년부 샘물찬양단"
