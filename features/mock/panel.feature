@MOCK-03
Feature: The tools of the demo
  Whoever tries the product turns into anybody, reads the mails that the church would send, and lets things go wrong.

  Scenario Outline: One click turns me into the <who>
    Given I visit the announcements page
    When I open the demo tools
    And I click "<button>", which loads the page anew
    Then I am at the announcements page
    And I am signed in as <who>
    And session storage holds the token of <who> under both names
    And "<button>" is marked in the demo tools
    And the demo tools say "이제 <button>의 눈으로 보고 계십니다."

    Examples:
      | who    | button  |
      | member | 교인 김민수  |
      | editor | 편집자 이선영 |
      | admin  | 관리자 박정훈 |

  @AUTH-11
  Scenario: One click turns me into a visitor again
    Given I am an admin
    And I visit the announcements page
    When I open the demo tools
    Then "관리자 박정훈" is marked in the demo tools
    When I click "방문자", which loads the page anew
    Then I am signed out
    And DELETE /api/Account/Revoke was sent 1 time
    And "방문자" is marked in the demo tools

  @ACCT-07
  Scenario: The unconfirmed person is refused, and can be tried by hand
    Given I am a member
    And I visit the announcements page
    When I open the demo tools
    And I click "미확인 회원 최유나", which loads the page anew
    Then I am signed out
    And the demo tools say "교회가 로그인을 거절했습니다"
    When I press "Escape"
    And I click the button "로그인" in the top bar
    And I log in as unconfirmed
    Then an alert in the dialog says "Unauthorized"

  @AUTH-10 @AUTH-14
  Scenario: A member whose token is nearly used up meets the renewal
    Given I visit the announcements page
    When I open the demo tools
    And I click "로그인 시간이 다 된 교인", which loads the page anew
    Then I am signed in as member
    And the church answers these calls
      | GET | /api/role/myRoles | 200 |
    When 31 seconds pass
    Then the church answers these calls
      | GET | /api/role/myRoles | 403 |
    When I reload
    Then I am signed in as member
    And POST /api/Account/Refresh was sent 1 time
    And the church answers these calls
      | GET | /api/role/myRoles | 200 |

  @AUTH-05
  Scenario: E-mail and password can be copied
    Given my browser lets me copy
    And I visit the announcements page
    When I open the demo tools
    Then I do not see "junghoon.park@example.org"
    When I open the credentials of 박정훈
    And I click "박정훈 비밀번호 복사" in the demo tools
    Then the demo tools say "복사했습니다."
    And my clipboard holds "Somang1976#"

  Scenario: Who signs in by the product is marked too
    Given I visit the announcements page
    And I open the demo tools
    When I click the button "로그인" in the top bar
    And I log in as editor
    Then I am signed in as editor
    And "편집자 이선영" is marked in the demo tools

  @ACCT-08
  Scenario: A mail arrives by itself, and its link opens in this tab
    Given I visit the announcements page
    And the church has sent a confirmation to 최유나
    Then the button of the demo tools says "새 편지 1통"
    When I open the demo tools
    And I open the part "편지함"
    And I click "이메일 주소를 확인해 주세요" in the demo tools
    Then I see "아래 링크를 누르시면 가입이 끝납니다."
    And I see "yuna.choi@example.org · 오늘 10:00"
    And I do not see "새 편지"
    When I follow the link "확인 링크 열기" of the mail
    Then the address is /confirmEmail
    And GET /api/Account/ConfirmEmail was sent 1 time
    When I open the part "누구로 볼까요"
    And I click "미확인 회원 최유나", which loads the page anew
    Then I am signed in as unconfirmed

  @ACCT-10 @MOCK-02
  Scenario: The newest mail stands first, and other tabs hear of it
    Given I visit the announcements page
    And I open the demo tools
    And I open the part "편지함"
    And I see "아직 온 편지가 없습니다."
    When I open the vision page in a second tab
    And the church has sent a confirmation to 최유나
    And the church has sent a new password to 김민수
    And I turn to tab 1
    Then I see "새 편지 2통"
    And the mails are, from the top
      | 비밀번호를 다시 정해 주세요 |
      | 이메일 주소를 확인해 주세요 |
    When I click "비밀번호를 다시 정해 주세요" in the demo tools
    And I follow the link "재설정 링크 열기" of the mail
    Then the address is /resetPassword

  @MOCK-02
  Scenario: Another world, and back to the beginning
    Given I am an editor
    And I visit the announcements page
    And I open the demo tools
    And I open the part "교회 자료"
    When I click "빈 교회", which loads the page anew
    Then I see "아직 올라온 공지사항이 없습니다."
    And "빈 교회" is marked in the demo tools
    And I am signed in as editor
    When I click "평소의 교회", which loads the page anew
    Then I see 10 announcements
    When I fill "제목" with "성가대 연습"
    And I fill "내용" with "토요일 저녁에 모입니다."
    And I fill "작성자" with "찬양부"
    And I click the button "등록"
    Then announcement 1 of the list says "성가대 연습"
    When I click "처음 상태로 되돌리기" in the demo tools
    And I click "그대로 둡니다" in the demo tools
    And I reload
    Then announcement 1 of the list says "성가대 연습"
    When I click "처음 상태로 되돌리기" in the demo tools
    And I click "네, 되돌립니다", which loads the page anew
    Then announcement 1 of the list says "추수감사주일"
    And the demo tools say "처음 상태로 되돌렸습니다."
    And I am signed in as editor

  @AUTH-16 @LIST-03
  Scenario: A cut line is felt, and mended
    Given I visit the announcements page
    And I open the demo tools
    And I open the part "인터넷 상태"
    When I choose the line "인터넷 끊김"
    And I reload
    Then a toast says "공지사항을 불러오지 못했습니다."
    And a toast says "Network Error"
    And the line "인터넷 끊김" is chosen
    When I choose the line "보통"
    And I click the button "다시 시도"
    Then I see 10 announcements

  Scenario: Nobody can be signed in over a cut line, and the tools say so
    Given I visit the announcements page
    And I open the demo tools
    And I open the part "인터넷 상태"
    When I choose the line "인터넷 끊김"
    And I open the part "누구로 볼까요"
    And I click "관리자 박정훈" in the demo tools
    Then the demo tools say "교회와 연결되지 않아 로그인하지 못했습니다."
    And "방문자" is marked in the demo tools

  Scenario: A slow line lets every answer wait
    Given I visit the announcements page
    And I see 10 announcements
    And I open the demo tools
    And I open the part "인터넷 상태"
    When I choose the line "느린 인터넷"
    Then the church takes 2 seconds for an answer

  @LIST-03
  Scenario: One call fails once
    Given I visit the announcements page
    And I open the demo tools
    And I open the part "인터넷 상태"
    When I choose "공지사항 목록 보기" for "어떤 동작이"
    And I choose "서버 오류 (500)" for "어떻게 실패할까요"
    And I click "실패하게 하기" in the demo tools
    Then 1 call fails on purpose
    When I reload
    Then a toast says "공지사항을 불러오지 못했습니다."
    And 0 calls fail on purpose
    When I click the button "다시 시도"
    Then I see 10 announcements

  @LIST-03
  Scenario: One call fails until it is turned off
    Given I visit the announcements page
    And I open the demo tools
    And I open the part "인터넷 상태"
    When I choose "공지사항 목록 보기" for "어떤 동작이"
    And I choose "응답 없이 끊김" for "어떻게 실패할까요"
    And I click the radio button "끌 때까지"
    And I click "실패하게 하기" in the demo tools
    And 1 call fails on purpose
    And I reload
    And I click the button "다시 시도"
    Then a toast says "공지사항을 불러오지 못했습니다."
    And 1 call fails on purpose
    When I click "공지사항 목록 보기 끄기" in the demo tools
    Then 0 calls fail on purpose
    When I click the button "다시 시도"
    Then I see 10 announcements

  @BULL-01 @HOME-02
  Scenario: Another day is the product's day too
    Given I am an editor
    And I visit the announcements page
    And I open the demo tools
    And I open the part "오늘 날짜"
    And I see "2026년 11월 18일 수요일"
    When I move to "2026-10-14"
    Then the demo tools say "오늘이 2026년 10월 14일 수요일이 되었습니다."
    And I am signed in as editor
    When I visit the home page
    Then I see the dialog "안내"
    When I press "Escape"
    Then I see "2026년 10월 12일–18일"
    And I see the picture "2026년 10월 18일 주보 표지"
    When I click "실제 날짜로 돌아가기", which loads the page anew
    Then I see "2026년 11월 16일–22일"

  Scenario: The tools stay as they were left over a reload
    Given I visit the announcements page
    And I open the demo tools
    And I open the part "오늘 날짜"
    When I reload
    Then the part "오늘 날짜" is open
    When I click "체험판 도구 접기" in the demo tools
    And I reload
    Then the demo tools are closed

  Scenario: The keyboard opens and closes the tools
    Given I visit the announcements page
    And the demo tools are closed
    When I reach the demo tools by the Tab key
    And I press "Enter"
    Then the heading "체험판 도구" has the focus
    When I press "Tab"
    Then the button "체험판 도구 접기" has the focus
    When I press "Escape"
    Then the demo tools are closed
    And the button of the demo tools has the focus

  Scenario Outline: The closed tools cover nothing of <page>
    When I visit <page>
    Then the button of the demo tools covers nothing at 360, 768 and 1280 px

    Examples:
      | page                   |
      | the home page          |
      | the announcements page |
      | the events page        |

  Scenario: Records of another time can be made anew for the day that was chosen
    Given I visit the announcements page
    And I open the demo tools
    And I open the part "오늘 날짜"
    When I move to "2027-03-10"
    Then I see "지금 자료는 2026년 11월 18일 수요일에 맞추어 만든 것이어서"
    When I click "이 날짜로 새로 채우기", which loads the page anew
    Then the demo tools say "이 날짜에 맞추어 새로 채웠습니다."
    When I visit the home page
    Then I see the dialog "환영 인사"
    When I press "Escape"
    Then I see the picture "2027년 3월 14일 주보 표지"

  @phone
  Scenario: On a phone the page stays usable beside the tools
    Given I visit the announcements page
    And I open the demo tools
    When I click the link "홈"
    Then I am at the home page
    And nothing is wider than the window
    And the part "누구로 볼까요" is open
    And the end of the page can be seen

  @accessibility @ROUTE-11
  Scenario Outline: Nobody is kept out of the part "<part>"
    Given the church has sent a confirmation to 최유나
    And GET /api/Member fails
    And I visit the announcements page
    And I open the demo tools
    When I open the part "<part>"
    And I click "<button>" in the demo tools
    Then nobody is kept out at 1280 and 360 px, light and dark
    And the page is written in Korean

    Examples:
      | part    | button          |
      | 누구로 볼까요 | 체험판 도구 접기       |
      | 편지함     | 이메일 주소를 확인해 주세요 |
      | 교회 자료   | 처음 상태로 되돌리기     |
      | 인터넷 상태  | 실패하게 하기         |
      | 오늘 날짜   | 오늘 날짜           |

  Scenario: The tools are not printed
    When I visit the announcements page
    Then the demo tools are not printed

  @MOCK-01
  Scenario: Where the demo cannot run, the page says so and what to do
    Given my browser has no service workers
    When I visit the vision page
    Then I see "이 브라우저 창에서는 체험판을 사용할 수 없습니다."
    And I see "일반 창에서 다시 열어 주세요."
